import { CompassOutlined, IdcardOutlined } from '@ant-design/icons';
import { Tooltip } from 'antd';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { SessionUser } from '../../lib/session';
import { useFrameWords } from '../../lib/words/frame-words';
import { ColourModeSwitch } from './colour-mode-later';
import panel from './panel.module.css';
import styles from './role-badge.module.css';
import { ROLE_ICONS, roleTooltip } from './role-marks';
import { startTour } from './tour-store';
import { useDisclosure } from './use-disclosure';

/** Who is signed in and in which role. Opens the account and the colour mode. */
export function RoleBadge({ user }: { readonly user: SessionUser }) {
  const { isOpen, setIsOpen, root, button } = useDisclosure();
  const id = useId();
  const { lang, say } = useFrameWords();
  const isPatient = user.role === 'patient';
  const role = (isPatient ? say('frame.patient') : user.role).toLocaleUpperCase(lang);
  const as = isPatient ? say('frame.asPatient') : roleTooltip(user.role);
  return (
    <div ref={root} className={styles.root}>
      <Tooltip title={as} {...(isOpen ? { open: false } : {})}>
        <button
          ref={button}
          type="button"
          data-tour="account"
          className={`${styles.badge} ${styles[user.role]}`}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${role}: ${as.charAt(0).toLowerCase()}${as.slice(1)}, ${say('frame.yourAccount')}`}
          onClick={() => setIsOpen((open) => !open)}
        >
          <span aria-hidden="true">{ROLE_ICONS[user.role]}</span>
          {role}
        </button>
      </Tooltip>
      <div id={id} hidden={!isOpen} className={`${panel.panel} ${styles.panel}`}>
        {isOpen && (
          <>
            <p className={styles.name}>{`${user.firstName} ${user.lastName}`.trim()}</p>
            <p className={styles.as}>{as}</p>
            <Link to="/account" className={styles.link} onClick={() => setIsOpen(false)}>
              <IdcardOutlined aria-hidden="true" /> {say('frame.myAccount')}
            </Link>
            <button
              type="button"
              className={styles.link}
              onClick={() => {
                setIsOpen(false);
                startTour();
              }}
            >
              <CompassOutlined aria-hidden="true" /> {say('frame.showRound')}
            </button>
            <ColourModeSwitch />
          </>
        )}
      </div>
    </div>
  );
}
