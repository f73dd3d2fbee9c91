import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { cropOf, mostZoom, usualCrop } from '#platform/images/crop.ts';
import type { Shape } from '#platform/images/shape.ts';
import styles from './cropper.module.css';

/** A picture that the browser has read. */
export interface ChosenPicture {
  /** blob: address. */
  address: string;
  /** Pixels, upright. */
  width: number;
  height: number;
}

interface CropperProps {
  picture: ChosenPicture;
  shape: Shape;
}

/**
 * The part of a picture that will be shown, moved with a finger or with sliders (WCAG 2.5.7). The
 * sliders are what the form sends; the server cuts by the same rule.
 */
export function Cropper({ picture, shape }: CropperProps) {
  const [crop, setCrop] = useState(usualCrop);
  const frame = useRef<SVGSVGElement>(null);
  // It comes below what was tapped: on a phone out of sight.
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const part = shape.isCropped ? cropOf(picture, shape, crop) : { left: 0, top: 0, ...picture };
  const room = { across: picture.width - part.width, down: picture.height - part.height };

  function drag({ buttons, movementX, movementY }: PointerEvent) {
    const { clientWidth = 0 } = frame.current ?? {};
    if (buttons !== 1 || clientWidth === 0 || !shape.isCropped) return;
    const scale = part.width / clientWidth;
    setCrop(({ zoom, across, down }) => ({
      zoom,
      across: moved(across, movementX * scale, room.across),
      down: moved(down, movementY * scale, room.down),
    }));
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
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={drag}
      >
        <image href={picture.address} width={picture.width} height={picture.height} />
      </svg>
      {shape.isCropped && (
        <fieldset className={styles.sliders}>
          <legend>Ausschnitt</legend>
          {slider('zoom', 'Näher heran', 1, mostZoom)}
          {slider('across', 'Nach links oder rechts', 0, 1)}
          {slider('down', 'Nach oben oder unten', 0, 1)}
        </fieldset>
      )}
    </div>
  );
}

/** Where a part lies after the picture was moved by so many pixels below it. */
function moved(place: number, pixels: number, room: number): number {
  return room > 0 ? Math.min(1, Math.max(0, place - pixels / room)) : place;
}
