import type { Locator } from '@playwright/test';

/** What somebody does with the thumb, counted: taps, and letters that are typed. */
export class Thumb {
  taps = 0;
  letters = 0;

  async tap(target: Locator) {
    this.taps += 1;
    await target.tap();
  }

  /** Into the field that is tapped for it. */
  async type(field: Locator, text: string) {
    await this.tap(field);
    this.letters += text.length;
    await field.fill(text);
  }

  /** Three taps on a phone: the list, what is in it, and that it is done. */
  async choose(field: Locator, option: string) {
    this.taps += 3;
    await field.selectOption(option);
  }

  /** Four taps on a phone: the field, the photos, the first of them, and that it is done. */
  async photos(field: Locator, files: Parameters<Locator['setInputFiles']>[0]) {
    this.taps += 3 + (Array.isArray(files) ? files.length : 1);
    await field.setInputFiles(files);
  }
}
