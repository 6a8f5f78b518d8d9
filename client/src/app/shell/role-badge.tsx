import { CompassOutlined, IdcardOutlined } from '@ant-design/icons';
import { Tooltip } from 'antd';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { SessionUser } from '../../lib/session';
import { ColourModeSwitch } from './colour-mode-later';
import panel from './panel.module.css';
import styles from './role-badge.module.css';
import { ROLE_ICONS, roleTooltip } from './role-marks';
import { startTour } from './tour-store';
import { useDisclosure } from './use-disclosure';

/** Who is signed in, as what; opens the account and the colour mode. */
export function RoleBadge({ user }: { readonly user: SessionUser }) {
  const { isOpen, setIsOpen, root, button } = useDisclosure();
  const id = useId();
  return (
    <div ref={root} className={styles.root}>
      <Tooltip title={roleTooltip(user.role)} {...(isOpen ? { open: false } : {})}>
        <button
          ref={button}
          type="button"
          data-tour="account"
          className={`${styles.badge} ${styles[user.role]}`}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${user.role.toUpperCase()}: logged in as ${user.role}, your account and colour mode`}
          onClick={() => setIsOpen((open) => !open)}
        >
          <span aria-hidden="true">{ROLE_ICONS[user.role]}</span>
          {user.role.toUpperCase()}
        </button>
      </Tooltip>
      <div id={id} hidden={!isOpen} className={`${panel.panel} ${styles.panel}`}>
        {isOpen && (
          <>
            <p className={styles.name}>{`${user.firstName} ${user.lastName}`.trim()}</p>
            <p className={styles.as}>{roleTooltip(user.role)}</p>
            <Link to="/account" className={styles.link} onClick={() => setIsOpen(false)}>
              <IdcardOutlined aria-hidden="true" /> My account
            </Link>
            <button
              type="button"
              className={styles.link}
              onClick={() => {
                setIsOpen(false);
                startTour();
              }}
            >
              <CompassOutlined aria-hidden="true" /> Show me round
            </button>
            <ColourModeSwitch />
          </>
        )}
      </div>
    </div>
  );
}
