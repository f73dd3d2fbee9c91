export const saveFailedMessage = 'Fehler beim Speichern ❌';
export const deleteFailedMessage = 'Fehler beim Löschen ❌';
export const resetFailedMessage = 'Fehler beim Zurücksetzen ❌';

export function saveMessages(name: string, word: string) {
  const saved = {
    word: `${word}-gespeichert`,
    done: `${name} gespeichert!`,
    failed: saveFailedMessage,
  };
  return { add: saved, edit: saved };
}

export function recordMessages(name: string, word: string) {
  const remove = {
    word: `${word}-geloescht`,
    done: `${name} gelöscht!`,
    failed: deleteFailedMessage,
  };
  return { ...saveMessages(name, word), remove };
}
