export async function shareByDevice(what: ShareData): Promise<void> {
  try {
    await navigator.share(what);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

export function canSharePictures(): boolean {
  const picture = new File([], 'bild.png', { type: 'image/png' });
  return navigator.canShare?.({ files: [picture] }) ?? false;
}
