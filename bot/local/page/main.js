// Puts the page together.

import { Api } from "./client/api.js";
import { Client } from "./client/client.js";
import { Deeds } from "./client/deeds.js";
import { Composer } from "./composer/composer.js";
import { dayControl } from "./layout/day.js";
import { Frame } from "./layout/frame.js";
import { PersonSwitch } from "./layout/people.js";
import { themeSwitch } from "./layout/theme.js";
import { Prose } from "./markdown/prose.js";
import { Messages } from "./messages/messages.js";
import { fill } from "./ui/dom.js";
import { icon } from "./ui/icons.js";
import { keepTime, WorldClock } from "./ui/times.js";

const at = (id) => document.getElementById(id);

const clock = new WorldClock();
const api = new Api();
api.person = new URLSearchParams(location.search).get("as");
const client = new Client(api, clock);

const prose = new Prose(client.names, clock);
const messages = new Messages(at("log"), (message) => deeds.scene(message));
const composer = new Composer(at("composer"), {
  say: (text) => client.say(text),
  command: (command, options) => deeds.command(command, options),
  autocomplete: (command, options, focused) => deeds.autocomplete(command, options, focused),
});
const frame = new Frame(
  {
    drawer: at("drawer"),
    rail: at("rail"),
    server: at("server"),
    channels: at("channels"),
    title: at("title"),
    open: at("open-drawer"),
    shade: at("shade"),
  },
  (channel) => client.go(channel),
);
const people = new PersonSwitch(
  [
    { node: at("me"), above: true },
    { node: at("me-narrow"), above: false },
  ],
  {
    become: (name) => client.become(name),
    beMember: (member) => api.beMember(member),
    takeMessages: (taken) => api.takeMessages(taken),
  },
);
const view = {
  messages,
  composer,
  frame,
  people,
  pending: at("pending"),
  members: at("members"),
  offline: (lost) => {
    at("banner").hidden = !lost;
  },
};
const deeds = new Deeds({ api, view, prose, clock, where: () => client.where });

fill(at("open-drawer"), icon("menu", 24));
themeSwitch(at("theme"));
dayControl(at("day"), clock, (step) => client.moveClock(step));
keepTime(document.body, clock);
document.addEventListener("keydown", (event) => {
  const elsewhere = event.target.closest("input, textarea, [role=combobox], dialog, .popover");
  const commanding = event.ctrlKey || event.metaKey || event.altKey;
  const writes = event.key.length === 1 && event.key !== " " && !commanding;
  if (writes && !elsewhere) composer.focus({ anywhere: true });
});
client.start(view, deeds);
composer.focus();
