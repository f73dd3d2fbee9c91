declare module 'hyphenopoly' {
  interface Settings {
    require: string[];
    hyphen: string;
    minWordLength: number;
    compound: 'all' | 'auto' | 'hyphen';
    sync: true;
    loaderSync: (file: string, folder: URL) => Uint8Array;
    handleEvent: { error: (event: { msg: string; preventDefault: () => void }) => void };
  }
  const hyphenopoly: {
    config: (settings: Settings) => Map<string, (text: string) => string>;
  };
  export default hyphenopoly;
}
