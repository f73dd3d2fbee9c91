export const saveFailedMessage = 'Fehler beim Speichern ❌';
export const deleteFailedMessage = 'Fehler beim Löschen ❌';
export const resetFailedMessage = 'Fehler beim Zurücksetzen ❌';

export function savedSayings(name: string, word: string) {
  const saved = {
    word: `${word}-gespeichert`,
    done: `${name} gespeichert!`,
    failed: saveFailedMessage,
  };
  return { add: saved, edit: saved };
}

export function recordSayings(name: string, word: string) {
  const remove = {
    word: `${word}-geloescht`,
    done: `${name} gelöscht!`,
    failed: deleteFailedMessage,
  };
  return { ...savedSayings(name, word), remove };
}
