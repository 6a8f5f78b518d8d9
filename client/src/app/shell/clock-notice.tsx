import { Alert } from 'antd';
import { useOnline } from '../../lib/online';

const lengthOf = (minutes: number): string => {
  if (minutes < 120) return `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
};

/** Says that the clocks of this device and the server differ. Each would refuse times that are right on the other. */
export function ClockNotice() {
  const { clockMinutes } = useOnline();
  if (clockMinutes === 0) return null;
  return (
    <Alert
      banner
      type="warning"
      title={`This device’s clock is ${lengthOf(Math.abs(clockMinutes))} ${clockMinutes > 0 ? 'ahead of' : 'behind'} the server’s.`}
      description="Check this device’s date and time. If they are right, tell an administrator that the server’s clock is wrong. Until then, some of the times you enter may be refused."
    />
  );
}
