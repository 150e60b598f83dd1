// The private messages that were dismissed: gone for this tab.

const KEY = "dismissed";

export class Dismissed {
  #ids = new Set(JSON.parse(sessionStorage.getItem(KEY) ?? "[]"));

  add(id) {
    this.#ids.add(id);
    sessionStorage.setItem(KEY, JSON.stringify([...this.#ids]));
  }

  has(id) {
    return this.#ids.has(id);
  }
}
