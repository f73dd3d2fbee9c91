const privatePath =
  /^\/+(?:(?:admin|login|abmelden|start|einladung|passwort|e-mail)(?:\.data)?(?:\/|$)|newsletter\/+(?:bestaetigen|abmelden)\/|news\/+vorschau\/)/i;

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

const linkPath = /^\/+(?:start|einladung|passwort|e-mail)(?:\.data)?(?:\/|$)/i;

/** Whether what stands in a path opens something once: no other page may hear of it. */
export function isLinkPath(path: string): boolean {
  try {
    return linkPath.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
