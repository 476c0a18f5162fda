import { Button, Checkbox, FormControlLabel, MenuItem, Select, TextField } from '@mui/material';
import { offer } from '../offer.tsx';

const places = ['Berlin', 'Osaka', 'Lima'];

offer({
  button: ({ n }) => <Button variant="outlined">Save {n}</Button>,
  checkbox: ({ n }) => <FormControlLabel control={<Checkbox />} label={`Late ${n}`} />,
  field: ({ n }) => <TextField label={`Name ${n}`} helperText="As on the label." />,
  select: ({ n }) => (
    <Select aria-label={`Place ${n}`} defaultValue="">
      {places.map((place) => (
        <MenuItem key={place} value={place}>
          {place}
        </MenuItem>
      ))}
    </Select>
  ),
});
