import type { DrawerProps, ModalProps } from 'antd';
import { useState, type ComponentType } from 'react';
import { lazyPart } from './lazy-part';

/**
 * Ant Design's dialog and drawer, for screens that open without them. The script loads in idle time, or when the first
 * one is opened. If a screen opens with one, import it from 'antd'.
 */
const WAY = { lost: 'This dialog did not load.', fallback: null };
const Modal = lazyPart(async () => ({ default: (await import('./dialogs')).Modal }), WAY);
const Drawer = lazyPart(async () => ({ default: (await import('./dialogs')).Drawer }), WAY);

export const preloadDialogs = async (): Promise<void> => {
  await Modal.preload();
  await Drawer.preload();
};

const onceOpened = <Props extends { readonly open?: boolean | undefined }>(Part: ComponentType<Props>) =>
  function Later(props: Props) {
    const [wasOpened, setWasOpened] = useState(false);
    if (props.open === true && !wasOpened) setWasOpened(true);
    return wasOpened ? <Part {...props} /> : null;
  };

export const LaterModal = onceOpened<ModalProps>(Modal);
export const LaterDrawer = onceOpened<DrawerProps>(Drawer);
