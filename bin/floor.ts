/**
 * The oldest supported browsers (docs/decisions/0037-floor.md). The keys are names from browser-compat-data.
 */
export const floor = {
  chrome: '100',
  chrome_android: '100',
  edge: '100',
  firefox: '102',
  safari: '15.4',
  safari_ios: '15.4',
  samsunginternet_android: '18.0',
} as const;

/** 'chrome99' instead of 'chrome100', because Samsung Internet 18 contains Chrome 99. */
export const buildTarget = ['chrome99', 'edge100', 'firefox102', 'safari15.4', 'ios15.4'];
