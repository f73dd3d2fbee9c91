import Swiper from 'swiper';
import { A11y, Autoplay } from 'swiper/modules';
import 'swiper/css';

export interface Carousel {
  next: () => number;
  previous: () => number;
  play: () => void;
  pause: () => void;
  destroy: () => void;
}

/**
 * Moves by one slide every 5 seconds (spec §4, §9). Pauses under the pointer, stops when the keyboard focus
 * enters, and does not start by itself if the visitor prefers reduced motion (WCAG 2.2.2).
 */
export function startCarousel(
  element: HTMLElement,
  region: HTMLElement,
  onPlaying: (playing: boolean) => void,
): Carousel {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const slides = [...element.querySelectorAll('.swiper-slide')];
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  const initialSlide = firstShown(element, slides, focused);
  element.classList.add('swiper');
  const swiper = new Swiper(element, {
    modules: [A11y, Autoplay],
    speed: still ? 0 : 1500,
    loop: slides.length > 2,
    initialSlide,
    slidesPerView: 1,
    slidesPerGroup: 1,
    breakpointsBase: 'window',
    breakpoints: { 600: { slidesPerView: 2 } },
    spaceBetween: 24,
    // `waitForTransition` would add the time of the move to `delay`.
    autoplay: { delay: 5000, waitForTransition: false, disableOnInteraction: false },
    a11y: {
      enabled: true,
      // With the value true, Swiper would move the focused slide in the document, and the slide would lose
      // the focus.
      scrollOnFocus: false,
      // The markup already has roles and labels, so Swiper must add none.
      slideRole: '',
      slideLabelMessage: '',
      // Screen readers must not announce each slide, because the row moves all the time.
      wrapperLiveRegion: false,
    },
  });
  focusAgain(focused);
  const keyboardIsHere = () => region.querySelector(':focus-visible') !== null;
  let wanted = !still && !keyboardIsHere();
  /** True after `play` until `pause`. While true, the focus on a slide only pauses the carousel. */
  let isChosen = false;
  const update = () => {
    const isHeld = region.matches(':hover') || element.contains(document.activeElement);
    const isRunning = wanted && !isHeld;
    if (isRunning === swiper.autoplay.running) return;
    if (isRunning) swiper.autoplay.start();
    else swiper.autoplay.stop();
  };
  const want = (playing: boolean) => {
    wanted = playing;
    update();
    onPlaying(playing);
  };
  const choose = (playing: boolean) => {
    isChosen = playing;
    want(playing);
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    if (!isChosen && keyboardIsHere()) want(false);
    else update();
    if (element.contains(target as Element) && keyboardIsHere()) show(target as Element);
  };
  const show = (part: Element) => {
    const index = swiper.slides.findIndex((slide) => slide.contains(part));
    const last = Number(swiper.params.slidesPerView) - 1;
    const first = Math.min(Math.max(swiper.activeIndex, index - last), index);
    if (first === swiper.activeIndex) return;
    swiper.slideTo(first, 0);
    focusAgain(part);
  };
  const listening = new AbortController();
  const { signal } = listening;
  region.addEventListener('focusin', onFocusIn, { signal });
  // The next element gets its focus after this event, so `update` runs a moment later.
  region.addEventListener('focusout', () => setTimeout(update), { signal });
  region.addEventListener('mouseenter', update, { signal });
  region.addEventListener('mouseleave', update, { signal });
  want(wanted);
  return {
    next() {
      swiper.slideNext();
      return swiper.realIndex;
    },
    previous() {
      swiper.slidePrev();
      return swiper.realIndex;
    },
    play: () => choose(true),
    pause: () => choose(false),
    destroy() {
      listening.abort();
      swiper.destroy(true, true);
      element.classList.remove('swiper');
    },
  };
}

/** Gives the focus back to an element that lost it because Swiper moved its slide in the document. */
function focusAgain(element: Element | null): void {
  if (element instanceof HTMLElement && element !== document.activeElement)
    element.focus({ preventScroll: true });
}

/** Index of the first slide on the screen, changed as little as possible to show the focused slide. */
function firstShown(row: HTMLElement, slides: Element[], focused: Element | null): number {
  const [left = 0, next = 0] = slides.map((slide) => slide.getBoundingClientRect().left);
  const step = next - left;
  const scrolled = Math.round(row.scrollLeft / step);
  const index = slides.findIndex((slide) => slide.contains(focused));
  if (index < 0) return scrolled;
  const fitting = Math.max(Math.round(row.clientWidth / step), 1);
  return Math.min(Math.max(scrolled, index - fitting + 1), index);
}
