import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { FileDrop } from '../../ui/forms/file-drop.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import { Specimen } from './specimen.tsx';

export function ChoiceSpecimens() {
  return (
    <>
      <Specimen name="checkbox">
        <Checkbox defaultChecked>I accept the terms</Checkbox>
        <Checkbox hint="Refilled for 30 days if numbers drop">Add a guarantee</Checkbox>
        <Checkbox indeterminate>Some services chosen</Checkbox>
        <Checkbox disabled>Not available here</Checkbox>
      </Specimen>
      <Specimen name="switch">
        <Switch defaultChecked hint="A mail when an order is done">
          Order news
        </Switch>
        <Switch>Weekly summary</Switch>
        <Switch disabled>Push messages</Switch>
      </Specimen>
      <Specimen name="file-drop">
        <FileDrop
          label="Drop a picture or choose one"
          hint="PNG or JPEG, up to 5 MB"
          accept="image/*"
          files={[
            { id: '1', name: 'passport-front.jpg', note: '1.2 MB', state: 'sending', percent: 62 },
            { id: '2', name: 'card.png', note: '340 kB', state: 'done' },
            {
              id: '3',
              name: 'scan.tiff',
              note: '12 MB',
              state: 'failed',
              reason: 'Too large: at most 5 MB.',
            },
          ]}
          onFiles={() => {}}
          onRemove={() => {}}
          removeLabel={(name) => `Remove ${name}`}
        />
      </Specimen>
    </>
  );
}
