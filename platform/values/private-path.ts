const privatePath =
  /^\/+(?:(?:admin|login|abmelden|start|einladung|passwort|e-mail)(?:\.data)?(?:\/|$)|newsletter\/+(?:bestaetigen|abmelden)\/|news\/+vorschau\/)/i;

const linkPath = /^\/+(?:start|einladung|passwort|e-mail)(?:\.data)?\//i;

/** Whether a path ends with a link that works once: whoever knows the address may use it. */
export function isLinkPath(path: string): boolean {
  try {
    return linkPath.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

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
