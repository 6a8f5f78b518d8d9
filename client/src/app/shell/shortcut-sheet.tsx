import { Modal, Switch } from 'antd';
import { Fragment, useId } from 'react';
import styles from './shortcut-sheet.module.css';
import { closeShortcuts, setSingleKeys, useShortcuts } from './shortcut-store';
import { SHORTCUTS } from './shortcuts';

/** Every shortcut of the application, with the switch for single-key shortcuts. */
export default function ShortcutSheet() {
  const { isOn } = useShortcuts();
  const id = useId();
  return (
    <Modal open title="Keyboard shortcuts" width={720} footer={null} onCancel={closeShortcuts}>
      <div className={styles.groups}>
        {SHORTCUTS.map(({ title, shortcuts }) => (
          <section key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <dl className={styles.keys}>
              {shortcuts.map(({ keys, does }) => (
                <div key={does}>
                  <dt>{does}</dt>
                  <dd>
                    {keys.map((key, place) => (
                      <Fragment key={key}>
                        {place > 0 ? ' or ' : null}
                        <kbd>{key}</kbd>
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <label className={styles.switch} htmlFor={`${id}-single`}>
        <Switch id={`${id}-single`} checked={isOn} onChange={setSingleKeys} />
        <span>
          Single-key shortcuts on this device. When they are off, you can open this list from ‘Search and go
          to’.
        </span>
      </label>
    </Modal>
  );
}
