import { QuestionCircleOutlined } from '@ant-design/icons';
import { ruledField } from '@sideline/schema/prf/rules/field-rules';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { lazyPart } from '../../../components/ui/lazy-part';

interface FieldHelpProps {
  /** The catalogue's name, or 'patient'. */
  readonly section: string;
  /** Within the section, with or without the ids of entries: `entries/<id>/heart_rate`. */
  readonly path: string;
  readonly label: string;
}

/** The texts are in a separate script, so that a record opens without them. */
const Words = lazyPart(() => import('./field-help-words'), {
  lost: 'The explanation did not load.',
  fallback: null,
});

/** 'What is this?' next to the label of a field that has a rule. Hidden for one without. */
export function FieldHelp({ section, path, label }: FieldHelpProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const name = ruledField(section, path);
  if (name === null) return null;
  return (
    <span className="prf-help">
      <Button
        ref={button}
        type="text"
        icon={<QuestionCircleOutlined aria-hidden="true" />}
        aria-label="What is this?"
        aria-description={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen((before) => !before);
        }}
      />
      {isOpen ? (
        <Words
          name={name}
          label={label}
          onClose={(takesFocus) => {
            setOpen(false);
            if (takesFocus) button.current?.focus();
          }}
        />
      ) : null}
    </span>
  );
}
