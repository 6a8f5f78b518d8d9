import { InfoCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useState } from 'react';
import styles from './definition.module.css';

interface DefinitionProps {
  readonly name: string;
  readonly definition: string;
}

/**
 * What a figure means, behind an 'i'. It is shown in place, so that it can be read beside the figure and by a screen
 * reader.
 */
export function Definition({ name, definition }: DefinitionProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        type="text"
        className={styles.info}
        icon={<InfoCircleOutlined aria-hidden="true" />}
        aria-label={`What does '${name}' mean?`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpen((before) => !before);
        }}
      />
      <span id={id} className={styles.definition} hidden={!isOpen}>
        {definition}
      </span>
    </>
  );
}
