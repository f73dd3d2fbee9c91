/** In a new tab, so that reading it loses nothing that is typed. */
export function PrivacyLink() {
  return (
    <a href="/privacy" target="_blank" rel="noopener">
      Datenschutz&shy;erklärung
      <span className="visually-hidden"> (neues Fenster)</span>
    </a>
  );
}
