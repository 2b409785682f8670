import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { buttonClass, iconButtonClass } from '../actions/button-style.ts';
import { classNames } from '../class-names.ts';
import type { QueuedToast, ToastLabels } from './toast.tsx';

type ToastViewportProps = { queue: readonly QueuedToast[]; labels: ToastLabels };

const pictures = {
  neutral: null,
  success: <CircleCheck className="size-5 shrink-0 text-success-text" aria-hidden="true" />,
  warning: <TriangleAlert className="size-5 shrink-0 text-warning-text" aria-hidden="true" />,
  danger: <CircleAlert className="size-5 shrink-0 text-danger-text" aria-hidden="true" />,
};

/** A toast with a button stays longer, to leave time for it. */
function toastTimeout(toast: QueuedToast): number {
  if (toast.stays) return 0;
  return toast.action ? 10_000 : 5_000;
}

function ToastList({ queue, labels }: ToastViewportProps) {
  const { toasts, add, close } = Toast.useToastManager<{ source: QueuedToast }>();
  const lastShown = useRef(0);
  useEffect(() => {
    for (const toast of queue.filter((each) => each.number > lastShown.current)) {
      lastShown.current = toast.number;
      const id = add({
        title: toast.title,
        description: toast.text,
        timeout: toastTimeout(toast),
        priority: toast.tone === 'danger' ? 'high' : 'low',
        data: { source: toast },
        actionProps: toast.action && {
          children: toast.action.label,
          onClick: () => {
            toast.action?.onPress();
            close(id);
          },
        },
      });
    }
  }, [queue, add, close]);
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['down', 'left', 'right']}
      className="pointer-events-auto translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) rounded-md bg-floating text-ink shadow-floating transition-[opacity,translate] duration-200 data-limited:hidden data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0"
    >
      <Toast.Content className="flex items-center gap-3 py-2 pe-2 ps-4">
        {pictures[toast.data?.source.tone ?? 'neutral']}
        <div className="min-w-0 flex-1 py-1">
          <Toast.Title className="font-medium text-body" />
          <Toast.Description className="text-ink-soft text-note" />
        </div>
        {toast.actionProps && (
          <Toast.Action
            className={classNames(buttonClass({ variant: 'quiet', size: 'small' }), 'text-primary-text')}
          />
        )}
        <Toast.Close aria-label={labels.close} className={iconButtonClass({ size: 'small' })}>
          <X className="size-4" aria-hidden="true" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

export function ToastViewport(props: ToastViewportProps) {
  return (
    <Toast.Provider limit={3}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={props.labels.region}
          className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--bottom-bar,env(safe-area-inset-bottom))+var(--pay-bar,12px))] z-70 flex flex-col-reverse gap-2 tablet:end-6 tablet:start-auto tablet:w-96"
        >
          <ToastList {...props} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
