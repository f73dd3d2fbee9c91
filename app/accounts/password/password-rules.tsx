/** What a new password must be like, said before anybody types one (password-strength.server.ts). */
export function PasswordRules() {
  return (
    <p>
      Mindestens 15 Zeichen, denn kürzere errät ein Rechner. Am besten sind mehrere Wörter, die
      nicht zusammengehören und nichts mit dir oder dem Verein zu tun haben. Leerzeichen und
      Sonderzeichen sind erlaubt, aber nicht nötig.
    </p>
  );
}
