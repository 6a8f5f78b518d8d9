import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import SignaturePad from 'signature_pad';
import { strokesToPath } from './stroke-path';

/** A cross, for people who cannot draw or have only a keyboard. The password proves who they are. */
const MARK = 'M270 60L330 140M330 60L270 140';
const PEN = {
  dotSize: 0,
  minWidth: 0.5,
  maxWidth: 2.5,
  velocityFilterWeight: 0.7,
  compositeOperation: 'source-over' as const,
};

interface StrokesPadProps {
  readonly id: string;
  readonly label: string;
  /** SVG path data after every stroke; null when the pad was cleared. */
  readonly onChange: (strokes: string | null) => void;
}

/** A pad for pen, finger or mouse. */
export function StrokesPad({ id, label, onChange }: StrokesPadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad | null>(null);
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  }, [onChange]);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    // On screen, the ink follows the colour scheme. What is stored has no colour.
    const made = new SignaturePad(element, { penColor: getComputedStyle(element).color });
    pad.current = made;
    const fit = () => {
      const strokes = made.toData();
      const ratio = Math.max(devicePixelRatio, 1);
      element.width = element.offsetWidth * ratio;
      element.height = element.offsetHeight * ratio;
      element.getContext('2d')?.scale(ratio, ratio);
      made.fromData(strokes);
    };
    const finish = () => {
      const path = strokesToPath(
        made.toData().map((group) => group.points),
        { width: element.offsetWidth, height: element.offsetHeight },
      );
      report.current(path === '' ? null : path);
    };
    fit();
    made.addEventListener('endStroke', finish);
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => {
      observer.disconnect();
      made.off();
    };
  }, []);

  const makeMark = () => {
    const element = canvas.current;
    if (!element || !pad.current) return;
    const [middle, third] = [element.offsetWidth / 2, element.offsetHeight / 3];
    pad.current.clear();
    const line = (from: number, to: number) => ({
      ...PEN,
      penColor: getComputedStyle(element).color,
      points: [
        { x: middle + from * third, y: third, pressure: 0.5, time: 0 },
        { x: middle + to * third, y: 2 * third, pressure: 0.5, time: 1 },
      ],
    });
    pad.current.fromData([line(-0.5, 0.5), line(0.5, -0.5)]);
    onChange(MARK);
  };

  return (
    <div className="prf-pad">
      <canvas ref={canvas} id={id} aria-label={label} className="prf-pad-canvas" />
      <div className="prf-actions">
        <Button
          type="text"
          onClick={() => {
            pad.current?.clear();
            onChange(null);
          }}
        >
          Clear and sign again
        </Button>
        <Button type="text" onClick={makeMark}>
          Cannot draw? Make a mark
        </Button>
      </div>
    </div>
  );
}
