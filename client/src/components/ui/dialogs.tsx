/** What components/ui/later loads. */
export { Drawer, Modal } from 'antd';
