import type { RouteConfigEntry } from '@react-router/dev/routes';
import { type CheerioAPI, load } from 'cheerio';
import { matchRoutes } from 'react-router';
import routes from '#app/routes.ts';
import type { Ask } from '#test/open-app.ts';

export interface FoundField {
  name: string;
  value: string;
  /** True for a text field. Other values are chosen or filled in by the page. */
  isTyped: boolean;
}

/** A form of the admin area with one of its buttons. */
export interface FoundForm {
  path: string;
  /** The file of the route that handles the form. */
  route: string;
  /** Equal on every page that shows this form. */
  key: string;
  button: { name: string; value: string } | undefined;
  takesFile: boolean;
}

/** Lists the forms of a page that send a POST request, except the sign-out. */
function formsIn($: CheerioAPI) {
  return $('form[method=post]:not([action^="/abmelden"])')
    .toArray()
    .map((form) => $(form));
}

type Form = ReturnType<typeof formsIn>[number];

const flat = flatRoutes(routes, '');

function flatRoutes(entries: RouteConfigEntry[], parent: string): { path: string; id: string }[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const own = path === undefined ? parent : `${parent}/${path}`;
    return children.length > 0 ? flatRoutes(children, own) : [{ path: own || '/', id: file }];
  });
}

/** Finds the file of the route that answers an address. */
export function findRoute(address: string): string {
  const { pathname } = new URL(address, 'http://localhost');
  return matchRoutes(flat, pathname)?.at(-1)?.route.id ?? '';
}

/** Limits for opening pages: where to start, which links to follow and how many pages per route. */
interface Walk {
  from: readonly string[];
  below: (path: string) => boolean;
  most?: number;
}

/** Opens the linked pages, at most `most` per route, and calls `tell` for each. */
async function walkPages(
  ask: Ask,
  { from, below, most = 3 }: Walk,
  tell: (path: string, $: CheerioAPI) => void,
): Promise<void> {
  const open = [...from];
  const opened = new Map<string, number>();
  // The loop also visits the paths that it adds to `open`.
  for (const path of open) {
    const route = `${findRoute(path)} ${path.endsWith('/neu')}`;
    const count = opened.get(route) ?? 0;
    if (count >= most) continue;
    opened.set(route, count + 1);
    const answer = await ask(path);
    if (answer.status >= 500) throw new Error(`${path}: ${answer.status}`);
    if (!answer.headers.get('Content-Type')?.includes('html')) continue;
    const $ = load(await answer.text());
    tell(path, $);
    for (const link of $('a[href^="/"]').toArray()) {
      const [next = ''] = ($(link).attr('href') ?? '').split(/[?#]/);
      if (below(next) && !open.includes(next)) open.push(next);
    }
  }
}

/** Finds every form on the pages of the admin area, once for each of its buttons. */
export async function findForms(ask: Ask): Promise<FoundForm[]> {
  const found = new Map<string, FoundForm>();
  const below = (path: string) => path.startsWith('/admin');
  const from = [
    ...['/admin', '/admin/posteingang?ordner=zurueckgehalten'],
    // Pages link to this tool only during a game.
    '/admin/spiele/running/spielstand',
  ];
  await walkPages(ask, { from, below }, (page, $) => {
    for (const form of formsIn($)) {
      const path = form.attr('action') || page;
      const route = findRoute(path);
      const takesFile = form.find('input[type=file]').length > 0;
      for (const button of buttonsOf($, form)) {
        const key = keyOf($, form, { route, isNew: path.endsWith('/neu'), button });
        if (!found.has(key)) found.set(key, { path, route, key, button, takesFile });
      }
    }
  });
  return [...found.values()];
}

function buttonsOf($: CheerioAPI, form: Form): FoundForm['button'][] {
  const buttons = form.find('button:not([type=button])').toArray();
  return buttons.map((button) => {
    const name = $(button).attr('name');
    return name === undefined ? undefined : { name, value: $(button).attr('value') ?? '' };
  });
}

function keyOf(
  $: CheerioAPI,
  form: Form,
  { route, isNew, button }: { route: string; isNew: boolean; button: FoundForm['button'] },
): string {
  // Leave out checkboxes: some, such as 'Bild entfernen', are not always there.
  const names = form
    .find('[name]:not(button, [type=checkbox])')
    .toArray()
    .map(
      (field) =>
        `${field.tagName} ${$(field)
          .attr('name')
          ?.replace(/\[\d+\]/g, '[]')}`,
    );
  // Other button values are ids, so the key leaves them out.
  const says = button && [button.name, /^[a-z-]+$/.test(button.value) ? button.value : ''];
  const intents = form.find('input[name=intent]').toArray();
  const said = intents.map((intent) => $(intent).attr('value'));
  return JSON.stringify([route, isNew, says, said, [...new Set(names)].sort()]);
}

/** Returns the present fields of the form; an empty list if the form no longer exists. */
export async function openForm(ask: Ask, { path, route, key, button }: FoundForm) {
  const answer = await ask(path);
  const $ = load(await answer.text());
  const isNew = path.endsWith('/neu');
  const form = formsIn($).find((each) => keyOf($, each, { route, isNew, button }) === key);
  if (!form) return [];
  const named = Map.groupBy(form.find('[name]').toArray(), (field) => $(field).attr('name'));
  return form.serializeArray().map(({ name, value }): FoundField => {
    const field = $(named.get(name) ?? []);
    const type = field.is('textarea')
      ? 'text'
      : field.is('input') && (field.attr('type') ?? 'text');
    const isTyped = typeof type === 'string' && /^(?:text|search|email|url|tel)$/.test(type);
    const options = field.find('option').toArray();
    const choice = value || options.map((option) => $(option).attr('value')).find(Boolean);
    return { name, value: field.is('select') ? (choice ?? '') : value, isTyped };
  });
}

/** Lists injected code that would run on a public or admin page. */
export async function findExecutedInput(visit: Ask, ask: Ask): Promise<string[]> {
  const faults: string[] = [];
  const isPublic = (path: string) => !/^\/(?:admin|abmelden|live)/.test(path);
  await walkPages(visit, { from: ['/'], below: isPublic }, (path, $) => {
    faults.push(...aliveIn($).map((fault) => `${path}: ${fault}`));
  });
  const below = (path: string) => path.startsWith('/admin');
  await walkPages(ask, { from: ['/admin'], below, most: 2 }, (path, $) => {
    faults.push(...aliveIn($).map((fault) => `${path}: ${fault}`));
  });
  return faults;
}

/** Lists elements and attributes of a page that run foreign code or link to it. */
function aliveIn($: CheerioAPI): string[] {
  const faults: string[] = [];
  for (const element of $('html *').toArray()) {
    const { tagName, attribs } = element;
    if (tagName === 'script' && /^\s*(?:boese|alert)/.test($(element).text()))
      faults.push('script');
    if (/^(?:iframe|object|embed|base|frame)$/.test(tagName)) faults.push(tagName);
    for (const [name, value] of Object.entries(attribs)) {
      if (/^on/i.test(name)) faults.push(`${tagName} ${name}`);
      // Browsers ignore these characters in an address.
      const address = value.replace(/[\0-\x20]/g, '');
      if (
        /^(?:javascript|vbscript|data:text)/i.test(address) &&
        /^(?:xlink:)?href$|^src$|action$/.test(name)
      )
        faults.push(`${tagName} ${name}=${value}`);
    }
  }
  return faults;
}
