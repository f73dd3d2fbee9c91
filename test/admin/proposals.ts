import type { CheerioAPI } from 'cheerio';

/** A proposal of a tool: its heading, its title, the texts next to it, and if it is ticked. */
export interface FoundProposal {
  under: string;
  title: string;
  said: string[];
  isTicked: boolean;
  version: string;
}

export function listProposals($: CheerioAPI): FoundProposal[] {
  return $('[name=take]')
    .toArray()
    .map((box) => ({
      under: plain($(box).closest('section').find('h2').text()),
      title: plain($(`label[for="${$(box).attr('id')}"]`).text()),
      said: $(`[id="${$(box).attr('aria-describedby')}"] p`)
        .toArray()
        .map((line) => plain($(line).text())),
      isTicked: $(box).attr('checked') !== undefined,
      version: $(box).attr('value') ?? '',
    }));
}

/** Returns a text as a reader sees it, without soft hyphens and line breaks. */
export function plain(text: string): string {
  return text.replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim();
}
