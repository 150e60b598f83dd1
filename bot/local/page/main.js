// Puts the page together.

import { Api } from "./api.js";
import { Client } from "./client.js";
import { Composer } from "./composer.js";
import { dayControl } from "./day.js";
import { fill } from "./dom.js";
import { Frame } from "./frame.js";
import { icon } from "./icons.js";
import { Messages } from "./messages.js";
import { PersonSwitch } from "./people.js";
import { themeSwitch } from "./theme.js";
import { keepTime, WorldClock } from "./times.js";

const at = (id) => document.getElementById(id);

const clock = new WorldClock();
const api = new Api();
api.person = new URLSearchParams(location.search).get("as");
const client = new Client(api, clock);

const pending = at("pending");
const messages = new Messages(at("log"), (message) => client.scene(message));
at("log").append(pending);
const composer = new Composer(at("composer"), {
  say: (text) => client.say(text),
  command: (command, options) => client.command(command, options),
  autocomplete: (command, options, focused) => client.autocomplete(command, options, focused),
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
  (name) => client.become(name),
);
const offline = (lost) => {
  at("banner").hidden = !lost;
};

fill(at("open-drawer"), icon("menu", 24));
themeSwitch(at("theme"));
dayControl(at("day"), clock, (seconds) => client.advance(seconds));
keepTime(document.body, clock);
client.start({ messages, composer, frame, people, pending, offline, members: at("members") });
