import { CrownOutlined, MedicineBoxOutlined, ShopOutlined, UserOutlined } from '@ant-design/icons';
import type { Role } from '@sideline/schema/roles';
import type { ReactNode } from 'react';

/** Each role has its own colour (in the badge's style sheet) and icon (spec section 2). */
export const ROLE_ICONS: Readonly<Record<Role, ReactNode>> = {
  admin: <CrownOutlined />,
  staff: <MedicineBoxOutlined />,
  client: <ShopOutlined />,
  patient: <UserOutlined />,
};

export const roleTooltip = (role: Role): string => `Logged in as ${role}`;
