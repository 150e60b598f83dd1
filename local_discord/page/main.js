// Puts the page together.

import { Actions } from "./client/actions.js";
import { Api } from "./client/api.js";
import { Client } from "./client/client.js";
import { Composer } from "./composer/composer.js";
import { ChannelMenu } from "./layout/channel_menu.js";
import { clockMenu } from "./layout/clock_menu.js";
import { MemberMenu } from "./layout/member_menu.js";
import { Navigation } from "./layout/navigation.js";
import { PersonMenu } from "./layout/person_menu.js";
import { themeSwitch } from "./layout/theme_switch.js";
import { MarkdownRenderer } from "./markdown/renderer.js";
import { MessageList } from "./messages/message_list.js";
import { fill } from "./ui/dom.js";
import { icon } from "./ui/icons.js";
import { updateTimes, WorldClock } from "./ui/times.js";

const byId = (id) => document.getElementById(id);

const clock = new WorldClock();
const api = new Api();
api.person = new URLSearchParams(location.search).get("as");
const client = new Client(api, clock);

const markdown = new MarkdownRenderer(client.names, clock);
const messages = new MessageList(byId("log"), (message) => actions.messageContext(message));
const composer = new Composer(byId("composer"), {
  say: (text) => client.say(text),
  command: (command, options) => actions.command(command, options),
  autocomplete: (command, options, focused) => actions.autocomplete(command, options, focused),
});
const navigation = new Navigation(
  {
    drawer: byId("drawer"),
    rail: byId("rail"),
    server: byId("server"),
    channels: byId("channels"),
    title: byId("title"),
    open: byId("open-drawer"),
    backdrop: byId("backdrop"),
  },
  (channel) => client.open(channel),
);
const people = new PersonMenu(
  [
    { node: byId("me"), above: true },
    { node: byId("me-narrow"), above: false },
  ],
  {
    switchTo: (name) => client.switchTo(name),
    setMember: (member) => api.setMember(member),
    allowDms: (allowed) => api.allowDms(allowed),
  },
);
const menu = new MemberMenu(document.querySelector("main"), {
  commands: () => client.where.channel.user_commands,
  choose: (command, user) => actions.context(command, user),
});
const view = {
  messages,
  composer,
  navigation,
  people,
  pending: byId("pending"),
  members: byId("members"),
  menu,
  channelMenu: new ChannelMenu(byId("channel-menu"), (channel, change) =>
    api.changeChannel(channel.id, change),
  ),
  showBanner: (text) => {
    byId("banner").textContent = text;
    byId("banner").hidden = !text;
  },
};
const actions = new Actions({ api, view, menu, markdown, clock, where: () => client.where });

fill(byId("open-drawer"), icon("menu", 24));
themeSwitch(byId("theme"));
clockMenu(byId("clock"), clock, (step) => client.moveClock(step));
updateTimes(document.body, clock);
document.addEventListener("keydown", (event) => {
  const inControl = event.target.closest("input, textarea, [role=combobox], dialog, .popover");
  const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
  const isText = event.key.length === 1 && event.key !== " " && !isShortcut;
  if (isText && !inControl) composer.focus({ always: true });
});
client.start(view, actions);
composer.focus();
