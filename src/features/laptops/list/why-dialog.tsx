import { Dialog } from '#src/ui/dialog.tsx';
import { WhyAnswer } from '../../why/why-answer.tsx';

interface WhyDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

export const WhyDialog = ({ id, name, onClose }: WhyDialogProps) => (
  <Dialog title={name} onClose={onClose}>
    <WhyAnswer id={id} name={name} />
  </Dialog>
);
