import { displayFamily } from './fonts.server.ts';
import { Frame, textSize } from './frame.server.tsx';
import type { PictureBranding } from './picture-branding.server.ts';

interface HeadlinePictureProps {
  look: PictureBranding;
  above: string;
  headline: string;
  below?: string;
  number?: number | null;
}

export function HeadlinePicture({ look, above, headline, below, number }: HeadlinePictureProps) {
  const condensed = { fontFamily: displayFamily, fontWeight: 700 };
  return (
    <Frame look={look} aside>
      <div style={{ display: 'flex', alignItems: 'center', flexGrow: 1, gap: 56 }}>
        <div style={{ display: 'flex', flexDirection: 'column', flexGrow: 1, flexBasis: 0 }}>
          <div style={{ fontWeight: 600, fontSize: 32, color: look.palette.signal }}>{above}</div>
          <div
            style={{
              ...condensed,
              ...{ display: 'block', marginTop: 12, lineClamp: 4, lineHeight: 1 },
              wordBreak: 'break-word',
              fontSize: textSize(headline, [
                [24, 116],
                [48, 92],
                [90, 72],
                [160, 56],
              ]),
            }}
          >
            {headline}
          </div>
          {below && <div style={{ display: 'flex', marginTop: 24 }}>{below}</div>}
        </div>
        {typeof number === 'number' && (
          <div style={{ ...condensed, fontSize: 300, lineHeight: 1, color: look.palette.signal }}>
            {String(number)}
          </div>
        )}
      </div>
    </Frame>
  );
}
