import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useDeferredValue, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { SECTION_ON_ITS_WAY } from './on-its-way';

interface FoldedCardProps {
  readonly titleId: string;
  readonly title: string;
  /** '5 questions' */
  readonly count: string;
  readonly isOpen: boolean;
  /** It has an answer or needs one, so it cannot be closed. */
  readonly isFixed: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/**
 * A card that is one line until it is opened. Its content stays in the document, so that the browser's own search finds
 * it and a link to one of its fields opens it.
 */
export function FoldedCard({ titleId, title, count, isOpen, isFixed, onToggle, children }: FoldedCardProps) {
  const body = useRef<HTMLDivElement>(null);
  const toggle = useRef(onToggle);
  useEffect(() => {
    toggle.current = onToggle;
  }, [onToggle]);
  // Set directly, because the attribute's value is a word. Content hidden in this way is still found by a search within
  // the page.
  useLayoutEffect(() => {
    if (isOpen) body.current?.removeAttribute('hidden');
    else body.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);
  useEffect(() => {
    const element = body.current;
    const open = () => {
      toggle.current(true);
    };
    element?.addEventListener('beforematch', open);
    element?.addEventListener(UNFOLD, open);
    return () => {
      element?.removeEventListener('beforematch', open);
      element?.removeEventListener(UNFOLD, open);
    };
  }, []);
  // Content that nobody sees yet is drawn after the visible content.
  const isDrawn = useDeferredValue(true, false);
  const bodyId = `${titleId}-body`;
  return (
    <section className="prf-card prf-fold" data-folded={!isOpen || undefined} aria-labelledby={titleId}>
      <div className="prf-fold-head">
        <h3 id={titleId} tabIndex={-1} className="prf-card-title">
          {title}
        </h3>
        {isFixed ? null : (
          <Button
            type="text"
            className="prf-fold-button"
            aria-label={`${isOpen ? 'Close' : 'Open'} ${title}: ${count}`}
            aria-expanded={isOpen}
            aria-controls={bodyId}
            icon={isOpen ? <UpOutlined aria-hidden="true" /> : <DownOutlined aria-hidden="true" />}
            iconPlacement="end"
            onClick={() => {
              onToggle(!isOpen);
            }}
          >
            {count}
          </Button>
        )}
      </div>
      <div ref={body} id={bodyId} className="prf-fold-body">
        {isOpen || isDrawn ? children : <span {...{ [SECTION_ON_ITS_WAY]: '' }} />}
      </div>
    </section>
  );
}

const UNFOLD = 'prf-unfold';

/** Opens the folded card around a control, so that the control can take the focus. */
export const unfoldAround = (control: Element): void => {
  control.closest('.prf-fold-body[hidden]')?.dispatchEvent(new Event(UNFOLD));
};
