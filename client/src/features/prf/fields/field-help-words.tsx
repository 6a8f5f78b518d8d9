import { FIELD_HELP } from '@sideline/schema/prf/catalogue/field-help';
import { Button, Drawer, Popover } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { menuContainer } from '../../../lib/menu-container';
import { useIsPhone } from '../../../lib/use-media';

interface FieldHelpWordsProps {
  /** `<section>.<path>`. */
  readonly name: string;
  readonly label: string;
  /** `takesFocus`: returns to the button, unless the focus has already moved elsewhere. */
  readonly onClose: (takesFocus: boolean) => void;
}

/** The rule of a field and its source: next to the label, and on a phone from the bottom. */
export default function FieldHelpWords(props: FieldHelpWordsProps) {
  return useIsPhone() ? <Sheet {...props} /> : <Card {...props} />;
}

function Text({ name }: { readonly name: string }) {
  const { text, sources } = FIELD_HELP.get(name) ?? { text: '', sources: [] };
  return (
    <>
      <p>{text}</p>
      <p className="prf-help-sources">
        <strong>{sources.length === 1 ? 'Source' : 'Sources'}</strong>
      </p>
      <ul className="prf-help-sources">
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </>
  );
}

function Sheet({ name, label, onClose }: FieldHelpWordsProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Drawer
      open={isOpen}
      placement="bottom"
      title={label}
      size="60%"
      rootClassName="prf-portal"
      focusable={{ focusTriggerAfterClose: false }}
      afterOpenChange={(isShown) => {
        if (!isShown) onClose(true);
      }}
      onClose={() => {
        setOpen(false);
      }}
    >
      <div className="prf-help-words">
        <Text name={name} />
      </div>
    </Drawer>
  );
}

function Card({ name, label, onClose }: FieldHelpWordsProps) {
  const card = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const leave = (event: Event) => {
      const target = event.target instanceof Element ? event.target : null;
      // The button itself opens and closes it.
      if (card.current?.contains(target) || target?.closest('[aria-haspopup="dialog"]')) return;
      close.current(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close.current(true);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape, true);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape, true);
    };
  }, []);
  return (
    <Popover
      open
      trigger={[]}
      placement="bottom"
      getPopupContainer={menuContainer}
      content={
        <div
          ref={(element) => {
            const isNew = card.current === null;
            // Set before it takes the focus, which would otherwise close it.
            card.current = element;
            if (isNew) element?.focus({ preventScroll: true });
          }}
          tabIndex={-1}
          role="dialog"
          aria-label={`What is this? ${label}`}
          className="prf-help-words prf-help-card"
        >
          <p className="prf-label">{label}</p>
          <Text name={name} />
          <Button
            onClick={() => {
              onClose(true);
            }}
          >
            Close
          </Button>
        </div>
      }
    >
      <span className="prf-help-anchor" aria-hidden="true" />
    </Popover>
  );
}
