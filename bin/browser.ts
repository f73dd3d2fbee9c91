import { findChromium, installChromium } from './chromium.ts';

/** Before the browser tests: installs Chromium where there is none. */
if (!findChromium()) installChromium();
