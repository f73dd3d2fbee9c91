const words = ['', '', 'zwei', 'drei', 'vier'];

/** 'Der Erste steigt auf, die letzten zwei steigen ab. ' of a league in which somebody does. */
export function sayZones({
  promoted,
  relegated,
}: {
  promoted: number | null;
  relegated: number | null;
}): string {
  const up =
    promoted &&
    (promoted === 1 ? 'der Erste steigt auf' : `die ersten ${inWords(promoted)} steigen auf`);
  const down =
    relegated &&
    (relegated === 1 ? 'der Letzte steigt ab' : `die letzten ${inWords(relegated)} steigen ab`);
  const sentence = [up, down].filter(Boolean).join(', ');
  return sentence && `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}. `;
}

function inWords(number: number): string {
  return words[number] ?? String(number);
}
