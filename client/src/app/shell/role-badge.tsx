import { IdcardOutlined } from '@ant-design/icons';
import { Popover, Tooltip } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { SessionUser } from '../../lib/session';
import { ColourModeSwitch } from './colour-mode-switch';
import styles from './role-badge.module.css';
import { ROLE_ICONS, roleTooltip } from './role-marks';

/** Who is signed in, as what; opens the account and the colour mode. */
export function RoleBadge({ user }: { readonly user: SessionUser }) {
  const [isOpen, setIsOpen] = useState(false);
  const name = `${user.firstName} ${user.lastName}`.trim();
  const content = (
    <div className={styles.panel}>
      <p className={styles.name}>{name}</p>
      <p className={styles.as}>{roleTooltip(user.role)}</p>
      <Link to="/account" className={styles.link} onClick={() => setIsOpen(false)}>
        <IdcardOutlined aria-hidden="true" /> My account
      </Link>
      <ColourModeSwitch />
    </div>
  );
  return (
    <Popover content={content} trigger="click" placement="bottomRight" open={isOpen} onOpenChange={setIsOpen}>
      <Tooltip title={roleTooltip(user.role)} {...(isOpen ? { open: false } : {})}>
        <button
          type="button"
          className={`${styles.badge} ${styles[user.role]}`}
          aria-expanded={isOpen}
          aria-label={`${user.role.toUpperCase()}: logged in as ${user.role}, your account and colour mode`}
        >
          <span aria-hidden="true">{ROLE_ICONS[user.role]}</span>
          {user.role.toUpperCase()}
        </button>
      </Tooltip>
    </Popover>
  );
}
