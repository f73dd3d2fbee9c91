/** A path read as the routes do; as it is where percent signs stand for nothing. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const privatePath =
  /^\/+(?:(?:admin|login|abmelden|start|einladung|passwort(?:-vergessen)?|e-mail)(?:\.data)?(?:\/|$)|newsletter\/+(?:bestaetigen|abmelden)\/|news\/+vorschau\/)/i;

/**
 * Whether a path leads to the sign-in page, the admin area, or a link for those who have it, whose answers no
 * cache keeps; read as the routes do: percent signs decoded, capitals the same.
 */
export function isPrivatePath(path: string): boolean {
  try {
    return privatePath.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

const oneTimePath = /^\/+(?:start|einladung|passwort|e-mail)\/+./i;

/** Whether a path is a link that opens something once: no other site hears where somebody came from. */
export function isOneTimePath(path: string): boolean {
  return oneTimePath.test(decodedPath(path));
}

/** Whether a path leads to a page that the admin area shows in a frame; no other may be framed. */
export function isFramedPath(path: string): boolean {
  return /^\/news\/vorschau\/[\w-]+$/.test(decodedPath(path));
}
