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
