insert into public.blogs (
  id, title, slug, excerpt, content, full_content, author, category, image_url, read_time,
  published, created_at, updated_at
) values (
  'dc3ebd8b-19f3-46a6-9fb7-b7209ea877bd',
  'Before-and-after photos: a ten-minute habit',
  'before-after-photos',
  'Same spot, same height, same time of day. How a crew gets two pictures that match without anybody having to be a photographer.',
  'The after picture is easy. The before picture gets forgotten, or taken from somewhere else. A tape mark, a note on the job ticket and one question to the customer will fix both, and give you captions while you still remember what was wrong.',
  $html$<p>Everybody has the after. It’s on eleven phones: the sealed soffit, the clean crawl space, the spot where the wasps used to be. Ask for the before and the crew looks at its boots.</p>
<p>It isn’t laziness. When the before picture has to be taken, you have a worried customer, a flashlight in your mouth and something moving behind the wall. So don’t rely on anyone remembering. Make it a step, like shutting off the water.</p>

<h2>Ten minutes, four of them at the start</h2>
<ol>
<li><strong>Ask.</strong> “Okay if we take a couple of pictures of the work, for our records? We might want to use one on the website. Not the house number, and not you.” Write the answer on the ticket: records only, or website too. If they aren’t sure, it’s records.</li>
<li><strong>Pick the spot.</strong> Somewhere you’ll be able to stand again when the job’s done. The doorway beats the middle of the room, since the doorway won’t move.</li>
<li><strong>Mark it.</strong> A bit of tape on the floor at your toes, or a note: “third stair, facing the tank.”</li>
<li><strong>Take three.</strong> One from the spot, one close up on the trouble, one of the label or the part number. Hold the phone sideways at chest height.</li>
</ol>
<p>Then do the job. When the drop cloths are up and the tools are out, stand on the tape and take the same three. Peel the tape.</p>

<h2>Why the same spot matters so much</h2>
<p>Two photos from different places are two photos. Two from the same place are a story, and people read it without being told how. The eye goes back and forth looking for what changed, and if the only thing that changed is your work, that’s what it finds.</p>
<figure><img src="/figures/same-spot.svg" alt="Two framed drawings of the same wall from the same spot. In the first a water heater stands crooked over a puddle with a rusted pipe. In the second it’s straight, the floor is dry and the pipe is new. The window and the shelf haven’t moved." width="720" height="340"><figcaption>The window and the shelf are in the same place in both. That’s what makes it believable.</figcaption></figure>
<p>It’s also hard to fake. Same shelf, same stain on the joist: nobody bought this one from a catalog.</p>

<h2>Light, height, distance</h2>
<dl>
<dt>Light</dt>
<dd>Outdoors, the same time of day if you can. A lawn at noon and a lawn at six look like two lawns. Indoors, turn on whatever was on the first time, and leave the flash alone. Put your work light off to one side; straight on, it flattens everything.</dd>
<dt>Height</dt>
<dd>Chest, both times. Crouching for the second makes any job look bigger, and people can tell, even if they couldn’t say how.</dd>
<dt>Distance</dt>
<dd>Don’t zoom. Walk. Zooming guesses at a size you won’t hit twice.</dd>
</dl>
<p>If you forget where you stood, open the first picture and see what touches its edges. Lining up a window frame with the side of the screen is the whole of the art.</p>

<h2>What to leave out of the frame</h2>
<p>Faces without a yes. House numbers, license plates, mail on the counter, alarm keypads, children’s names on the refrigerator. Have the location switched off in the phone’s camera settings, or stripped before you post: a photo file can carry the spot where it was taken.</p>

<h2>The caption, while you still know</h2>
<p>In the truck, before the next stop, write four lines to go under the pair:</p>
<pre><code>Wrong: mice in at the dryer vent
Done:  steel mesh, new vent hood
Took:  half a day
Where: split-level, Harlow Flats</code></pre>
<p>Four facts and no adjectives. “Another beautiful transformation” is what people write when they’ve forgotten what the job was. Yours is still on your hands.</p>

<h2>Where they go afterwards</h2>
<table>
<thead><tr><th scope="col">Place</th><th scope="col">How many</th><th scope="col">Which</th></tr></thead>
<tbody>
<tr><td>The page about that job</td><td>Two pairs</td><td>The ordinary ones. People want to see theirs</td></tr>
<tr><td>The page for that town</td><td>One pair</td><td>Whatever could only have been there</td></tr>
<tr><td>Your map listing</td><td>The after alone</td><td>Fresh, once a month or so</td></tr>
<tr><td>The job ticket</td><td>All six</td><td>For the day somebody says the scratch is yours</td></tr>
</tbody>
</table>
<p>The last row would justify the habit if there weren’t any website. A dated before picture of a cracked tile is worth more than your word and the customer’s put together.</p>
<p>On the page, set them side by side, with Before and After printed on them, and export them small. <a href="/blog/slow-gallery-roofer">A gallery has a weight</a>, and pairs double it.</p>

<h2>Getting a crew to do it</h2>
<p>Not with a memo. Put a box on the ticket, <em>before</em> and <em>after</em>, next to the one for the shutoff. Look through the week’s pairs together on Friday, with doughnuts, and let the crew pick one for the site. Whoever took it gets a first name in the caption.</p>
<p>After a month the box gets checked without anyone thinking of it, and nobody on staff has had to turn into a photographer. Swapping photos is one of <a href="/pricing">the edits in our rent</a>: text us the pair and the four lines.</p>$html$,
  'Luis Ortega', 'Content Marketing', '/covers/pest-control.svg', '4 min read',
  false, '2026-11-19T15:00:00Z', '2026-11-19T15:00:00Z'
) on conflict do nothing;
