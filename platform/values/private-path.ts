const privatePath =
  /^\/+(?:(?:admin|login|abmelden|start|einladung|passwort|passwort-vergessen|e-mail)(?:\.data)?(?:\/|$)|newsletter\/+(?:bestaetigen|abmelden)\/|news\/+vorschau\/)/i;
const oneTimePath = /^\/+(?:start|einladung|passwort|e-mail)\/+./i;

/**
 * Whether a path leads to the sign-in page, the admin area, or a link for those who have it, whose answers no
 * cache keeps; read as the routes do: percent signs decoded, capitals the same.
 */
export function isPrivatePath(path: string): boolean {
  return isLike(privatePath, path);
}

/** Whether a path is a link that opens something once: no other site hears where somebody came from. */
export function isOneTimePath(path: string): boolean {
  return isLike(oneTimePath, path);
}

function isLike(pattern: RegExp, path: string): boolean {
  try {
    return pattern.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
