/** In a new tab, so that nobody loses what is typed by reading it. */
export function PrivacyLink() {
  return (
    <a href="/privacy" target="_blank" rel="noopener">
      Datenschutz&shy;erklärung
      <span className="visually-hidden"> (neues Fenster)</span>
    </a>
  );
}
