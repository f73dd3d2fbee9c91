import Swiper from 'swiper';
import { A11y, Autoplay } from 'swiper/modules';
import 'swiper/css';

/** A running carousel. */
export interface Carousel {
  next: () => void;
  previous: () => void;
  play: () => void;
  pause: () => void;
  destroy: () => void;
}

/**
 * Makes a row of slides the carousel of spec §4 and §9: endless, one slide a step of 1500 ms,
 * every 5000 ms by itself, two slides from 600 px on. It stands still while the pointer or the
 * focus is on it, and from the start where less motion is wanted (WCAG 2.2.2).
 * @param onPlaying told whether it moves by itself
 */
export function startCarousel(
  element: HTMLElement,
  onPlaying: (playing: boolean) => void,
): Carousel {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const slides = element.querySelectorAll('.swiper-slide').length;
  element.classList.add('swiper');
  const swiper = new Swiper(element, {
    modules: [A11y, Autoplay],
    speed: still ? 0 : 1500,
    loop: slides > 2,
    slidesPerView: 1,
    slidesPerGroup: 1,
    breakpointsBase: 'window',
    breakpoints: { 600: { slidesPerView: 2 } },
    spaceBetween: 24,
    autoplay: { delay: 5000, pauseOnMouseEnter: true, disableOnInteraction: false },
    a11y: {
      enabled: true,
      // Swiper's own way moves the focused slide in the document, which loses the focus.
      scrollOnFocus: false,
      // The slides are the items of a list.
      slideRole: 'listitem',
      slideLabelMessage: 'Neuigkeit {{index}} von {{slidesLength}}',
    },
  });
  let wanted = !still;
  const choose = (playing: boolean) => {
    wanted = playing;
    if (playing) swiper.autoplay.start();
    else swiper.autoplay.stop();
    onPlaying(playing);
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    swiper.autoplay.stop();
    if ((target as Element).matches(':focus-visible')) show(target as Element);
  };
  const onFocusOut = () => wanted && swiper.autoplay.start();
  /** Brings the slide that holds `part` into the window, and leaves one that is there where it is. */
  const show = (part: Element) => {
    const index = swiper.slides.findIndex((slide) => slide.contains(part));
    const last = Number(swiper.params.slidesPerView) - 1;
    const first = Math.min(Math.max(swiper.activeIndex, index - last), index);
    if (first !== swiper.activeIndex) swiper.slideTo(first, 0);
  };
  element.addEventListener('focusin', onFocusIn);
  element.addEventListener('focusout', onFocusOut);
  choose(wanted);
  return {
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    play: () => choose(true),
    pause: () => choose(false),
    destroy() {
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('focusout', onFocusOut);
      swiper.destroy(true, true);
      element.classList.remove('swiper');
    },
  };
}
