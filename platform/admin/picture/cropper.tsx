import { type PointerEvent, useEffect, useRef, useState } from 'react';
import {
  computeCrop,
  cropAfter,
  defaultCrop,
  type Grip,
  maxZoom,
} from '#platform/pictures/crop.ts';
import type { Shape } from '#platform/pictures/shape.ts';
import styles from './cropper.module.css';

export interface ChosenPicture {
  address: string;
  /** In pixels, measured after the browser has turned the photo upright. */
  width: number;
  height: number;
}

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;

interface CropperProps {
  picture: ChosenPicture;
  shape: Shape;
}

/**
 * One finger moves the picture, two fingers zoom, and sliders can do both (WCAG 2.5.7). The form sends the
 * values of the sliders.
 */
export function Cropper({ picture, shape }: CropperProps) {
  const [crop, setCrop] = useState(defaultCrop);
  const frame = useRef<SVGSVGElement>(null);
  const fingers = useRef(new Map<number, Point>());
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const part = shape.isCropped
    ? computeCrop(picture, shape, crop)
    : { left: 0, top: 0, ...picture };

  function take(event: PointerEvent<SVGSVGElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, event);
  }

  function move(event: PointerEvent<SVGSVGElement>) {
    if (!shape.isCropped || !fingers.current.has(event.pointerId)) return;
    const bounds = event.currentTarget.getBoundingClientRect();
    const from = gripOf(fingers.current.values(), bounds);
    fingers.current.set(event.pointerId, event);
    const to = gripOf(fingers.current.values(), bounds);
    setCrop((current) => cropAfter(picture, shape, current, from, to));
  }

  const slider = (name: keyof typeof crop, label: string, min: number, max: number) => (
    <label className={styles.slider}>
      {label}
      <input
        type="range"
        name={name}
        min={min}
        max={max}
        step={0.01}
        value={crop[name]}
        onChange={({ currentTarget }) => setCrop({ ...crop, [name]: currentTarget.valueAsNumber })}
      />
    </label>
  );

  return (
    <div className={styles.cropper}>
      <svg
        ref={frame}
        viewBox={`${part.left} ${part.top} ${part.width} ${part.height}`}
        className={styles.frame}
        role="img"
        aria-label={shape.isCropped ? 'Ausschnitt, wie er gezeigt wird' : 'Vorschau'}
        onPointerDown={take}
        onPointerMove={move}
        // Browsers also fire this event when a finger is lifted or the gesture is cancelled.
        onLostPointerCapture={({ pointerId }) => fingers.current.delete(pointerId)}
      >
        <image href={picture.address} width={picture.width} height={picture.height} />
      </svg>
      {shape.isCropped && (
        <fieldset className={styles.sliders}>
          <legend>Ausschnitt</legend>
          {slider('zoom', 'Näher heran', 1, maxZoom)}
          {slider('across', 'Nach links oder rechts', 0, 1)}
          {slider('down', 'Nach oben oder unten', 0, 1)}
        </fieldset>
      )}
    </div>
  );
}

function gripOf(pointers: Iterable<Point>, bounds: DOMRect): Grip {
  const [first = { clientX: 0, clientY: 0 }, second = first] = pointers;
  return {
    x: ((first.clientX + second.clientX) / 2 - bounds.left) / bounds.width,
    y: ((first.clientY + second.clientY) / 2 - bounds.top) / bounds.height,
    spread: Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY),
  };
}
